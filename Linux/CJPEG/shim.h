#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// libjpeg reports an error by calling a function that must not return. The one below jumps back
// with longjmp. Swift does not support that, so decoding is in C.

struct cjpeg_errors {
  struct jpeg_error_mgr manager;
  jmp_buf start;
};

static inline void cjpeg_fail(j_common_ptr info) {
  longjmp(((struct cjpeg_errors *)info->err)->start, 1);
}

static inline void cjpeg_ignore(j_common_ptr info) { (void)info; }

static inline struct jpeg_error_mgr *cjpeg_prepare(struct cjpeg_errors *errors) {
  jpeg_std_error(&errors->manager);
  errors->manager.error_exit = cjpeg_fail;
  errors->manager.output_message = cjpeg_ignore;
  return &errors->manager;
}

// Returns the pixels of a JPEG file as 0xAARRGGBB, or NULL. The caller frees them.
static inline uint32_t *cjpeg_decode(const uint8_t *file, size_t count, int *width, int *height) {
  struct jpeg_decompress_struct info;
  struct cjpeg_errors errors;
  uint32_t *volatile pixels = NULL;
  info.err = cjpeg_prepare(&errors);
  if (setjmp(errors.start)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, file, count);
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_EXT_BGRA;
  jpeg_start_decompress(&info);
  pixels = malloc((size_t)info.output_width * info.output_height * 4);
  if (pixels == NULL) cjpeg_fail((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.output_scanline * info.output_width);
    jpeg_read_scanlines(&info, &row, 1);
  }
  *width = info.output_width;
  *height = info.output_height;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return pixels;
}

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// libjpeg reports an error by calling a function that must not return. The one below jumps back
// with longjmp. Swift does not support that, so decoding and encoding are in C.

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

// Returns a JPEG file of opaque pixels, or NULL. The caller frees it. The quality is from 0 to 100.
static inline uint8_t *cjpeg_encode(
    const uint32_t *pixels, int width, int height, int quality, size_t *count) {
  struct jpeg_compress_struct info;
  struct cjpeg_errors errors;
  unsigned char *file = NULL;
  unsigned long length = 0;
  info.err = cjpeg_prepare(&errors);
  if (setjmp(errors.start)) {
    jpeg_destroy_compress(&info);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &file, &length);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * width);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *count = length;
  return file;
}

internal import _FoundationICU

extension Bundle {
  /// Returns the localizations that a bundle uses for a user's preferred languages, best first.
  ///
  /// Foundation on Linux has the same method with an optional parameter. That method returns the
  /// first localization whatever the preferences are. Like CoreFoundation's published source, this
  /// method matches both lists with a function of ICU. The compiler prefers it, because its
  /// parameter is not optional.
  public class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]
  ) -> [String] {
    // If nothing matches, CoreFoundation uses English, or else the first localization.
    for preferences in [preferencesArray, ["en_US"]] {
      let best = bestLocalizations(of: localizationsArray, for: preferences)
      if !best.isEmpty { return best }
    }
    return Array(localizationsArray.prefix(1))
  }

  private class func bestLocalizations(
    of localizations: [String], for preferences: [String]
  ) -> [String] {
    // The function of ICU does not check whether a code fits into its buffer.
    guard (localizations + preferences).allSatisfy({ $0.utf8.count < 58 }) else { return [] }
    let codes = (localizations + preferences).map { strdup($0) }
    defer {
      for code in codes { free(code) }
    }
    let pointers = codes.map { UnsafePointer($0) }
    var best = [UnsafePointer<CChar>?](repeating: nil, count: localizations.count)
    var status = U_ZERO_ERROR
    let count = ualoc_localizationsToUse(
      Array(pointers.dropFirst(localizations.count)), Int32(preferences.count),
      Array(pointers.prefix(localizations.count)), Int32(localizations.count), &best,
      Int32(best.count), &status)
    return best.prefix(max(Int(count), 0)).compactMap { $0.map { String(cString: $0) } }
  }
}

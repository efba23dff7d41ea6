/// The articles that names are filed without, by language.
///
/// From the list of initial definite and indefinite articles that libraries use (MARC 21, Appendix F; the American
/// Library Association files by it), for living languages and in their own scripts. Left out, as libraries do, are
/// plural indefinites (`unos`, `des`) and what only looks like an article (`dell’`, `d’`), and dialect and obsolete
/// forms. Arabic and Hebrew articles are left out too: they are written as one with the word, where only a dictionary
/// can tell them from a first syllable; `sort-name` serves there.
enum Articles {
  /// An article that ends in an apostrophe or hyphen is joined to its noun; a space follows the others.
  static let byLanguage: [String: [String]] = [
    "af": ["die", "'n"],
    "ca": ["el", "els", "en", "l'", "la", "les", "lo", "los", "un", "una"],
    "cy": ["y", "yr"],
    "da": ["de", "den", "det", "en", "et"],
    "de": ["das", "dem", "den", "der", "des", "die", "ein", "eine", "einem", "einen", "einer", "eines", "'s"],
    "el": ["ο", "η", "το", "οι", "τα", "ένας", "ενας", "μία", "μια", "ένα", "ενα"],
    "en": ["the", "a", "an"],
    "eo": ["la"],
    "es": ["el", "la", "las", "lo", "los", "un", "una"],
    "fr": ["l'", "la", "le", "les", "un", "une"],
    "fy": ["de", "it", "in", "'t", "'n"],
    "ga": ["an t-", "an", "na h-", "na"],
    "gd": ["a'", "am", "an t-", "an", "na h-", "na"],
    "gl": ["a", "as", "o", "os", "un", "unha"],
    "haw": ["he", "ka", "ke", "na", "o"],
    "hu": ["a", "az", "egy"],
    "it": ["gl'", "gli", "i", "il", "l'", "la", "le", "lo", "un", "un'", "una", "uno"],
    "mt": ["il-", "l-"],
    "nb": norwegian,
    "nl": ["de", "een", "eene", "het", "'n", "'t"],
    "nn": norwegian,
    "no": norwegian,
    "oc": ["il", "l'", "la", "las", "le", "les", "lo", "los", "un", "una"],
    "pt": ["a", "as", "o", "os", "um", "uma"],
    "ro": ["un", "o"],
    "sv": ["de", "den", "det", "en", "ett"],
  ]

  private static let norwegian = ["de", "dei", "den", "det", "ei", "ein", "eit", "en", "et"]
}

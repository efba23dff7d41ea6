import Diagnostics
import Markdown

// What is said of markup in notes that pages do not have as its author means it.

extension LostDefinition {
  /// The diagnostic that reports it, and its message.
  var finding: (DiagnosticID, String) {
    (
      .notesDefinition,
      isFootnote
        ? "CommonMark has no footnotes, so that this is the address of a link and not on the page; write \\[ to show it as text"
        : "this defines an address for links, and no link in the notes uses it; write \\[ if it is text"
    )
  }
}

extension OmittedMarkup.Kind {
  /// The diagnostic that reports it, and its message.
  var finding: (DiagnosticID, String) {
    switch self {
    case .tags: (.htmlOmitted, "HTML in notes is left out; the site's allow-html keeps it")
    case .text:
      (
        .htmlOmitted,
        "HTML in notes is left out, with the text beside it; blank lines around the text, or the site's allow-html, keep it"
      )
    case .preformatted:
      (
        .htmlOmitted,
        "HTML in notes is left out, with the text in it; lines of ``` around the text, or the site's allow-html, keep it"
      )
    case .rest(let end):
      (.htmlOmitted, "the HTML that begins here is never closed by '\(end)', so that text below it is not on the page")
    case .nextComment:
      (
        .htmlOmitted,
        "this comment is not closed before the next one begins, so that the text between them is not on the page; end it with '-->'"
      )
    case .number(let written, let shown):
      (
        .notesNumber,
        "lists count on from their first number, so that '\(written)' is \(shown) on the page; a backslash keeps it, as in '\(written)\\.'"
      )
    case .asterisks:
      (
        .notesNumber,
        "the asterisks between numbers emphasise the text between them, and are not on the page; write \\*, or ×"
      )
    case .codeWords:
      (
        .notesCode,
        "this line begins a block of code, and what is behind its marks is not on the page; begin the code on the next line"
      )
    case .address(let address):
      (
        .brokenLink,
        "HTML is copied as it is, so that '\(address)' leads to no file on the page; write the link or the picture in Markdown"
      )
    }
  }
}

extension ShownMarkup.Form {
  /// The diagnostic that reports it, and its message.
  var finding: (DiagnosticID, String) {
    let noComment = "CommonMark does not take this for a comment, so that it is on the page; "
    return switch self {
    case .htmlComment: (.notesComment, noComment + "comments end with '-->', and have no '--' in them")
    case .mistypedComment: (.notesComment, noComment + "comments are between '<!--' and '-->'")
    case .foreignComment: (.notesComment, noComment + "write <!-- a comment -->")
    case .definitionComment:
      (.notesComment, noComment + "write [//]: # (a comment), below an empty line and without other parentheses")
    case .commentEnd:
      (
        .notesComment,
        "this '-->' ends no comment, so that the text above it is on the page; a comment ends with the first '-->'"
      )
    case .nestedComment:
      (
        .notesComment,
        "this comment has another in it, and ends with that, so that its last lines are on the page; take out the marks of the other"
      )
    case .interruptedComment:
      (
        .notesComment,
        "this comment ends with the list or the quotation in which it begins, so that its last lines are on the page; indent them, "
          + "or begin them with '>'"
      )
    case .bracketedLink:
      (
        .notesLink,
        "CommonMark has no links in double brackets, so that this is text on the page; write [Title](item.md)"
      )
    case .bracketedPicture:
      (
        .notesLink,
        "CommonMark has no pictures in double brackets, so that this is text on the page; write ![](photo.jpg)"
      )
    case .spacedLink, .spacedPicture:
      (
        .notesLink,
        "an address with spaces ends at the first, so that this is text on the page; write it in angle brackets, as in "
          + (self == .spacedLink ? "[Title](<an item.md>)" : "![](<a photo.jpg>)")
      )
    }
  }
}

/// The completion scripts that ArgumentParser makes, with two things more.
///
/// In bash, names of files are offered as they are: `compgen` would expand them, and so run commands that are written in them. After a key's
/// equals sign and a collection's slash, bash and zsh add no space, since the word goes on there; fish adds none by itself.
enum CompletionScript {
  static func adapted(_ script: String) -> String {
    script.replacing(bash.old, with: bash.new, maxReplacements: 1).replacing(zsh.old, with: zsh.new, maxReplacements: 1)
  }

  private static let bash = (
    old: """
        local completion
        while IFS='' read -r completion; do
            COMPREPLY+=("${completion}")
        done < <(IFS=$'\\n' compgen "${@}" -- "${cur}")
    }
    """,
    new: """
        local completion quoted
        if [[ "${1}" == -W ]]; then
            # Names are quoted here, and would be a second time as names of files.
            compopt +o filenames 2> /dev/null
            while IFS='' read -r completion; do
                [[ -n "${completion}" ]] || continue
                printf -v quoted %q "${completion}"
                if [[ "${quoted}" == "${cur}"* || "${completion}" == "${cur}"* ]]; then
                    COMPREPLY+=("${quoted}")
                fi
            done <<< "${2}"
        else
            while IFS='' read -r completion; do
                COMPREPLY+=("${completion}")
            done < <(IFS=$'\\n' compgen "${@}" -- "${cur}")
        fi
        if [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" == *[=/] ]]; then
            compopt -o nospace
        fi
    }
    """
  )

  private static let zsh = (
    old: "_describe -V '' non_empty_completions --",
    new: """
    local -ar open_completions=("${(@M)non_empty_completions:#*[=/]}")
        local -ar whole_completions=("${(@)non_empty_completions:#*[=/]}")
        _describe -V '' whole_completions -- open_completions -S '' --
    """
  )
}

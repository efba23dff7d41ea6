/// The completion scripts that ArgumentParser makes, with three things more.
///
/// Bash ends words at equals signs and colons, which are in arguments and names of items: the words are put together again. In bash, names of files are offered as they are: `compgen` would expand them, and so run commands that are written in them. After a key's
/// equals sign and a collection's slash, bash and zsh add no space, since the word goes on there; fish adds none by itself.
enum CompletionScript {
  static func adapted(_ script: String) -> String {
    [bash, bashWords, zsh].reduce(script) { $0.replacing($1.old, with: $1.new, maxReplacements: 1) }
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
        COMPREPLY=("${COMPREPLY[@]#"${before}"}")
    }
    """
  )

  private static let bashWords = (
    old: """
        local -r cur="${2}"
        local -r prev="${3}"
    """,
    new: """
        # Bash ends words at = and :, too, and replaces what is behind the last one.
        local rest="${COMP_LINE:0:${COMP_POINT}}" gap part
        local -a words=()
        local -i number
        for ((number = 0; number <= COMP_CWORD; number++)); do
            part="${COMP_WORDS[number]}"
            gap="${rest%%[![:space:]]*}"
            rest="${rest:${#gap}}"
            # Behind the cursor, the word may go on.
            ((number == COMP_CWORD)) && part="${rest}"
            if [[ "${number}" -gt 0 && -z "${gap}" && ("${part}" == [=:]* || "${words[-1]}" == *[=:]) ]]; then
                words[-1]+="${part}"
            else
                words+=("${part}")
            fi
            rest="${rest:${#part}}"
        done
        local -r cur="${words[-1]}"
        local -r prev="${words[-2]}"
        local -r before="${cur%"${cur##*[=:]}"}"
        local -ir COMP_CWORD="$((${#words[@]} - 1))"
        local -ar COMP_WORDS=("${words[@]}")
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

#pragma once

/// Keeps SQLite from counting the memory that it takes, for which its threads wait for one another at each allocation. To be called before anything else of
/// SQLite; later, it does nothing.
void sqlite_stop_counting_memory(void);

/** Password of all accounts that the bench makes. */
export const BENCH_PASSWORD = 'quire-bench';

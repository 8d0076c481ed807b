/** Password of all bench accounts. */
export const BENCH_PASSWORD = 'quire-bench';

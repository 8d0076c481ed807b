/** Unusable settings of the environment. The message names each variable and the expected value. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Settings of the environment that cannot be used; the message names each variable and what is expected of it. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

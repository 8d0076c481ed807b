/** Old name -> new name. Old names are still read, so that an upgrade does not change how a server works. */
const RENAMED: Readonly<Record<string, string>> = { DAILY_ROUND: 'DAILY_RUN' };

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** The environment with renamed settings under their new names. If both names are given, the value of the new name is used. */
export function withNewNames(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const moved = Object.entries(RENAMED).filter(([old, name]) => isGiven(env[old]) && !isGiven(env[name]));
  return { ...env, ...Object.fromEntries(moved.map(([old, name]) => [name, env[old]])) };
}

/** One warning for each old name that is given. */
export const renameWarnings = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(RENAMED)
    .filter(([old]) => isGiven(env[old]))
    .map(([old, name]) =>
      isGiven(env[name])
        ? `The setting ${old} is ignored: ${name}, its new name, is set.`
        : `The setting ${old} is now called ${name}. Please rename it: the old name will stop working.`,
    );

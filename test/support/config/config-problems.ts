import { loadConfig } from '../../../src/platform/config/config';
import { ConfigError } from '../../../src/platform/config/config-error';

/** What the server says of these settings at its start, or a tool; nothing when they are right. */
export function configProblems(env: NodeJS.ProcessEnv, use?: 'tool'): readonly string[] {
  try {
    loadConfig(env, use);
  } catch (failure) {
    if (failure instanceof ConfigError) return failure.problems;
    throw failure;
  }
  return [];
}

import { loadConfig } from '../../../src/platform/config/config';
import { ConfigError } from '../../../src/platform/config/config-error';

/** The problems that the server, or a tool, reports about these settings at its start; empty when they are valid. */
export function configProblems(env: NodeJS.ProcessEnv, use?: 'tool'): readonly string[] {
  try {
    loadConfig(env, use);
  } catch (failure) {
    if (failure instanceof ConfigError) return failure.problems;
    throw failure;
  }
  return [];
}

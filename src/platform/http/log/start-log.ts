import type { LoggerService } from '@nestjs/common';

/** What Nest reports of each module and each route at every start: three hundred lines that hide the few important ones. */
const ROUTINE_CONTEXTS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

type Level = 'log' | 'debug' | 'verbose' | 'warn' | 'error' | 'fatal';

/** The same logger, in which the routine of a start is shown at the level 'debug' only. */
export function hideRoutineMessages(logger: LoggerService): LoggerService {
  const at =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]): void =>
      logger[level]?.(message, ...rest);
  return {
    log: (message: unknown, ...rest: unknown[]) =>
      at(ROUTINE_CONTEXTS.has(String(rest.at(-1))) ? 'debug' : 'log')(message, ...rest),
    ...{ debug: at('debug'), verbose: at('verbose'), warn: at('warn'), error: at('error'), fatal: at('fatal') },
  };
}

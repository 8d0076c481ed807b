import { hideRoutineMessages } from './start-log';

describe('the log of a start', () => {
  it('shows the routine of modules and routes at debug, and everything else as it is', () => {
    const lines: unknown[][] = [];
    const at =
      (level: string) =>
      (...words: unknown[]): void =>
        void lines.push([level, ...words]);
    const logger = hideRoutineMessages({ log: at('log'), debug: at('debug'), warn: at('warn'), error: at('error') });
    logger.log('Mapped {/api/x, GET} route', 'RouterExplorer');
    logger.log('There is no webmaster', 'Start');
    logger.warn('slow', 'RouterExplorer');
    logger.error('broken', 'a stack', 'Jobs');
    expect(lines).toEqual([
      ['debug', 'Mapped {/api/x, GET} route', 'RouterExplorer'],
      ['log', 'There is no webmaster', 'Start'],
      ['warn', 'slow', 'RouterExplorer'],
      ['error', 'broken', 'a stack', 'Jobs'],
    ]);
  });
});

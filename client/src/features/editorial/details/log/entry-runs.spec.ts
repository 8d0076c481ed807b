import type { LogActionType } from '@contracts';
import { aLogEntry } from '../../../../../test/open-details';
import { runLabel, runsOf } from './entry-runs';

const entries = (...types: LogActionType[]) => types.map((actionType, index) => aLogEntry(index, { actionType }));
const runTexts = (...types: LogActionType[]) =>
  runsOf(entries(...types), true).map((run) => (run.foldable ? runLabel(run) : run.entries[0]?.actionType));

describe('The entries of the log', () => {
  it('are folded where there are three or more consecutive mails and files', () => {
    expect(runTexts('NOTE', 'FILE_CHANGE', 'MAIL', 'MAIL', 'EDITOR_DECISION', 'MAIL', 'MAIL')).toEqual([
      ...['NOTE', '3 entries about files and mails', 'EDITOR_DECISION', 'MAIL', 'MAIL'],
    ]);
    expect(runTexts('MAIL', 'MAIL', 'MAIL')).toEqual(['3 entries about mails']);
  });

  it('are all shown to a reader who asks for mails or files', () => {
    expect(runsOf(entries('MAIL', 'MAIL', 'MAIL'), false)).toHaveLength(3);
  });

  it('are not folded across days', () => {
    const [first, ...rest] = entries('MAIL', 'MAIL', 'MAIL');
    const later = { ...first, actionTime: '2026-03-05T10:00:00.000Z' } as (typeof rest)[number];
    expect(runsOf([later, ...rest], true).map((run) => run.entries.length)).toEqual([1, 1, 1]);
  });
});

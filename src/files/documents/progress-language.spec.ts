import type { Request, Response } from 'express';
import { loadLanguage } from '../../contracts';
import { readLanguage } from '../../platform/http/language/request-language';
import { progressForCaller } from './progress-language';

const FAILED = {
  state: 'failed',
  message: 'The documents could not be created. Please try again in a moment.',
  problems: [{ fileName: 'It is empty.', message: 'It is empty.' }],
};

describe('The progress for a Dutch caller', () => {
  beforeAll(() => loadLanguage('nl'));

  it('has Dutch messages, and keeps everything else', () => {
    const request = { acceptsLanguages: () => ['nl'] } as unknown as Request;
    const seen: unknown[] = [];
    readLanguage(request, {} as Response, () => {
      seen.push(progressForCaller(FAILED), progressForCaller({ state: 'none', message: null }));
    });
    expect(seen).toEqual([
      {
        state: 'failed',
        message: 'De documenten konden niet worden gemaakt. Probeer het zo opnieuw.',
        problems: [{ fileName: 'It is empty.', message: 'Het is leeg.' }],
      },
      { state: 'none', message: null },
    ]);
    expect(progressForCaller(FAILED)).toEqual(FAILED);
  });
});

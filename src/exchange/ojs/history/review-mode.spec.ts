import { Past } from '../../past/past';
import type { OjsReview, OjsSubmission } from '../model/ojs-model';
import type { ConversionContext } from './conversion-context';
import { importedReviewMode } from './review-mode';

const ORIGINAL = 2;

describe('The review mode of a manuscript from OJS', () => {
  const lines: string[] = [];
  beforeEach(() => void lines.splice(0));

  const modeOf = (methods: readonly OjsReview['method'][], known: Partial<ConversionContext>, status = 'review') => {
    const submission = { status, reviews: methods.map((method) => ({ method })) } as unknown as OjsSubmission;
    const context = {
      ...{ submission, past: new Past('a', { source: 'ojs', id: '1' }), reviewModes: '', recordedMode: null },
      ...{ reportProblem: (line: string) => void lines.push(line), ...known },
    } as ConversionContext;
    return importedReviewMode(context, ORIGINAL);
  };

  it('is that of most requests, whatever the settings say', () => {
    const doubled = { reviewModes: '2:DOUBLE_ANONYMOUS' };
    expect(modeOf(['double anonymous', 'double anonymous', 'open'], {})).toBe('DOUBLE_ANONYMOUS');
    expect(modeOf(['double anonymous', 'anonymous', 'open'], doubled)).toBe('SINGLE_ANONYMOUS');
    expect(lines).toEqual([]);
  });

  it.each(['SINGLE_ANONYMOUS', 'DOUBLE_ANONYMOUS', 'OPEN'] as const)(
    'is %s without requests when the settings say so for its type, and is reported',
    (mode) => {
      expect(modeOf([], { reviewModes: `1:OPEN,2:${mode}` })).toBe(mode);
      const label = mode === 'OPEN' ? 'open review' : `${mode.split('_')[0]?.toLowerCase()}-anonymous review`;
      expect(lines).toEqual([`has no requests in OJS; its mode here is ${label}`]);
    },
  );

  it('is double-anonymous where the settings say triple-anonymous: the editors of OJS have seen the authors', () => {
    expect(modeOf([], { reviewModes: '2:TRIPLE_ANONYMOUS' })).toBe('DOUBLE_ANONYMOUS');
    expect(lines).toEqual(['has no requests in OJS; its mode here is double-anonymous review']);
  });

  it('follows the settings in a tie, but shows no one who was hidden in OJS', () => {
    const tie = ['double anonymous', 'anonymous'] as const;
    const modes = ['SINGLE_ANONYMOUS', 'DOUBLE_ANONYMOUS', 'TRIPLE_ANONYMOUS', 'OPEN'];
    expect(modes.map((mode) => modeOf(tie, { reviewModes: `2:${mode}` }))).toEqual([
      ...['SINGLE_ANONYMOUS', 'DOUBLE_ANONYMOUS', 'DOUBLE_ANONYMOUS', 'SINGLE_ANONYMOUS'],
    ]);
    expect(lines[1]).toMatch(
      /^has as many double-anonymous requests as others in OJS; its mode here is double-anonymous review$/,
    );
  });

  it('is not reported for a manuscript that is decided', () => {
    expect(modeOf([], { reviewModes: '2:DOUBLE_ANONYMOUS' }, 'declined')).toBe('DOUBLE_ANONYMOUS');
    expect(lines).toEqual([]);
  });

  it('stays the recorded one when a later import adds to the manuscript', () => {
    const known = { recordedMode: 'SINGLE_ANONYMOUS', reviewModes: '2:DOUBLE_ANONYMOUS' } as const;
    expect(modeOf(['double anonymous'], known)).toBe('SINGLE_ANONYMOUS');
    expect(modeOf([], known)).toBe('SINGLE_ANONYMOUS');
    expect(modeOf([], { recordedMode: 'TRIPLE_ANONYMOUS' })).toBe('TRIPLE_ANONYMOUS');
    expect(lines[0]).toBe('has no requests in OJS; its mode here is single-anonymous review');
  });
});

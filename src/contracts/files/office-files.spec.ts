import { type Designation, STAFF_DESIGNATIONS } from './files';
import {
  filesOfFilter,
  hiddenDesignations,
  isDeletable,
  isReplaceable,
  officeDesignations,
  REVISION_FILTER_ACTIVE,
  REVISION_FILTER_ALL,
} from './office-files';

const file = (name: string, type: Designation, revision: number, day = 1) => ({
  ...{ name, type, revision },
  uploadDate: `2026-01-0${day}T00:00:00.000Z`,
});
const FILES = [
  file('m0', 'Manuscript', 0),
  file('f0', 'Figure', 0),
  file('full-early', 'FullArticle', 1, 1),
  file('full-late', 'FullArticle', 1, 2),
  file('m1', 'Manuscript', 1),
  file('f1', 'Figure', 1),
];
const shown = (filter: number): string[] => filesOfFilter(FILES, filter).map(({ name }) => name);

describe("The office's view of files", () => {
  it('shows the latest of each kind by default, and every file of the kinds that keep all', () => {
    expect(shown(REVISION_FILTER_ACTIVE)).toEqual(['f0', 'full-late', 'm1', 'f1']);
  });

  it('shows all, or those of one revision', () => {
    expect(shown(REVISION_FILTER_ALL)).toHaveLength(6);
    expect(shown(0)).toEqual(['m0', 'f0']);
  });

  it('hides the overview from assistants and the tables from editors', () => {
    const groups = ['assistant', 'editor', 'associate editor', 'webmaster'] as const;
    expect(groups.map(hiddenDesignations)).toEqual([['Overview'], ['Tables'], ['Tables'], []]);
  });

  it('lets no one add a designation that is hidden from them, and lets the whole office add the designations of staff', () => {
    expect(officeDesignations('assistant')).toContain('Tables');
    expect(officeDesignations('editor')).not.toContain('Tables');
    expect(officeDesignations('editor')).toEqual(expect.arrayContaining([...STAFF_DESIGNATIONS]));
    expect(officeDesignations('assistant')).not.toContain('FullArticle');
  });

  it('changes files of the current revision only, the full article never', () => {
    const rows: [Designation, number, boolean, boolean][] = [
      ['Manuscript', 1, true, true],
      ['Manuscript', 0, false, false],
      ['ManuscriptPDF', 1, true, false],
      ['FullArticle', 1, false, false],
    ];
    for (const [type, revision, deletable, replaceable] of rows) {
      expect([type, isDeletable({ type, revision }, 1)]).toEqual([type, deletable]);
      expect([type, isReplaceable({ type, revision }, 1)]).toEqual([type, replaceable]);
    }
  });
});

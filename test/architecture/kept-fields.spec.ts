import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root';
import { FORMS } from '../browser/kept/kept-fields';
import { NOT_KEPT } from '../browser/kept/not-kept';

const CLIENT = join(projectRoot(), 'client/src');
/** Folders of the screens on which authors and reviewers type, and those on which staff write about a manuscript. */
const FOLDERS = [
  ...['features/submission', 'features/review', 'features/tickets', 'features/identity/profile'],
  ...['features/identity/sign-in', 'shared/files', 'shared/figures', 'shared/ordering', 'shared/viewer'],
  ...['features/editorial/decide/advice', 'features/editorial/shared', 'features/editorial/assistant'],
  ...['features/editorial/override', 'shared/dialogs', 'shared/article'],
];
const FIELD =
  /<(Input|Textarea|TextField|Combobox|SearchBox|RichTextEditor|SpinButton|TagPickerInput|PlaceField|ListSearch|PasswordInput|DateField)\b/;

describe('The table of kept text fields', () => {
  it('has every file of these screens that draws a text field', () => {
    const drawn = FOLDERS.flatMap((folder) =>
      readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
      .filter((file) => FIELD.test(readFileSync(join(CLIENT, file), 'utf8')));
    const listed = [
      ...Object.values(FORMS)
        .flat()
        .flatMap(({ sources }) => sources),
      ...Object.keys(NOT_KEPT),
    ];
    const elsewhere = 'features/identity/person-fieldsets.tsx';
    expect([...new Set(listed)].filter((file) => file !== elsewhere).sort()).toEqual(drawn.sort());
  });
});

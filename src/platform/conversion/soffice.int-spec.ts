import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsWith } from '../../../test/e2e/robustness/process-list';
import { until } from '../../../test/support/app/http-until';
import { paragraph, wordFile } from '../../../test/support/files/samples/docx-samples';
import { OfficeConverter } from './office-converter';

/** A fake LibreOffice: it records its arguments, and runs `act` with the folder "$out". */
const program = (notes: string, act: string): string => `#!/bin/sh
printf '%s\\n' "$@" > '${notes}'
for word in "$@"; do case "$word" in -env:UserInstallation=file://*) profile="\${word#*file://}";; esac; done
cat "$profile/user/registrymodifications.xcu" >> '${notes}'
while [ "$1" != --outdir ]; do shift; done
out="$2"
${act}
`;

describe('LibreOffice, if it is installed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-soffice-'));
    await writeFile(join(folder, 'in.docx'), await wordFile([paragraph('Text')]));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const convert = async (act: string): Promise<string> => {
    const soffice = join(folder, 'soffice');
    await writeFile(soffice, program(join(folder, 'notes'), act));
    await chmod(soffice, 0o755);
    const converter = new OfficeConverter({ soffice });
    const [input, output] = [join(folder, 'in.docx'), join(folder, 'out.pdf')];
    try {
      await converter.toPdf({ input, output, extension: 'docx', name: 'in.docx' });
      return await readFile(output, 'utf8');
    } finally {
      await converter.onModuleDestroy();
    }
  };

  it('converts without macros and in a separate profile', async () => {
    expect(await convert('test -s "$3" && printf %s %PDF-made > "$out/document.pdf"')).toBe('%PDF-made');
    const notes = await readFile(join(folder, 'notes'), 'utf8');
    expect(notes).toMatch(/--headless\n[^]*--convert-to\npdf:writer_pdf_Export\n/);
    expect(notes).toMatch(/DisableMacrosExecution[^>]*><value>true</);
    expect(notes).toMatch(/MacroSecurityLevel[^>]*><value>3</);
  });

  it('leaves a document that it cannot convert to our own readers', async () => {
    expect(await convert('exit 1')).toMatch(/^%PDF-/);
  });

  it('leaves none of its processes behind', async () => {
    await convert('sleep 600 & (sleep 600; true) & exit 0');
    await until('their end', async () => (commandsWith(folder).length === 0 ? true : null));
  });
});

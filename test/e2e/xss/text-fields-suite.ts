import { RICH_TEXT_MESSAGES } from '../../../src/contracts';
import { ApiProblem } from '../../../src/platform/http/errors/api-problem';
import { RequestValidationPipe } from '../../../src/platform/http/request/validation.pipe';
import { richTextFieldsOf } from '../../../src/platform/rich-text';
import { startTestApp, type TestApp } from '../../support/app/app';
import { type Dto, dtosOf, fieldsOfDto } from '../../support/app/http-dtos';
import { foreignIn } from '../../support/browser/html-dangers';
import { allFieldsIn, fieldsIn } from './field-kinds';
import { TEXT_FIELDS } from './text-fields.table';

const PICTURES = [
  '<p>a</p><img src="https://canary.example/a.png">',
  '<p><img src="data:image/png;base64,iVBORw0KGgo="></p>',
  '<p style="background:url(data:image/png;base64,iVBORw0KGgo=)">a</p>',
  '<svg width="1"><circle r="1"/></svg>',
  '<picture><source srcset="a.webp"></picture>',
  '<v:shape><v:imagedata src="file:///C:/a.png"></v:imagedata></v:shape>',
];

/** The tests of the text fields with some or all of the payloads. */
export function sendToTextFields(payloads: readonly string[]): void {
  let app: TestApp;
  let dtos: Dto[];
  const pipe = new RequestValidationPipe();

  beforeAll(async () => {
    app = await startTestApp();
    dtos = dtosOf(app.nest);
  });
  afterAll(() => app.stop());

  /** One field of a DTO as the handler receives it, or the refusal message. */
  async function sent(dto: Dto, field: string, value: unknown): Promise<{ value?: unknown; refused?: string }> {
    try {
      const read: unknown = await pipe.transform({ [field]: value }, { type: 'body', metatype: dto });
      return { value: (read as Record<string, unknown>)[field] };
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const refused = problem.details?.[field];
      return refused === undefined ? { value: await cleanedAlone(dto, field, value) } : { refused };
    }
  }

  /** Other fields were missing; returns the field as it is transformed regardless. */
  async function cleanedAlone(dto: Dto, field: string, value: unknown): Promise<unknown> {
    const { plainToInstance } = await import('class-transformer');
    return (plainToInstance(dto, { [field]: value }) as Record<string, unknown>)[field];
  }

  const richFields = (): [Dto, string][] =>
    dtos.flatMap((dto) => richTextFieldsOf(dto).map((field): [Dto, string] => [dto, field]));

  it('are declared, each with its kind and no other', () => {
    const found = Object.fromEntries(dtos.map((dto) => [dto.name, fieldsOfDto(dto).sort()]));
    const declared = Object.entries(TEXT_FIELDS).map(([name, row]) => [name, allFieldsIn(row).sort()]);
    expect(found).toEqual(Object.fromEntries(declared));
  });

  it('are cleaned where they are rich, and nowhere else', () => {
    const found = Object.fromEntries(dtos.map((dto) => [dto.name, richTextFieldsOf(dto).sort()]));
    const declared = Object.entries(TEXT_FIELDS).map(([name, row]) => [name, fieldsIn(row, 'rich').sort()]);
    expect(found).toEqual(Object.fromEntries(declared));
  });

  it('contain nothing forbidden once a handler gets them, or are refused', async () => {
    const unsafe: string[] = [];
    let taken = 0;
    for (const [dto, field] of richFields())
      for (const payload of payloads) {
        const { value, refused } = await sent(dto, field, payload);
        if (refused === undefined) taken++;
        if (refused === undefined && foreignIn(String(value)).length > 0)
          unsafe.push(`${dto.name}.${field}: ${payload}`);
      }
    expect(unsafe).toEqual([]);
    expect(taken).toBeGreaterThan(10 * payloads.length);
  });

  it('refuse pictures, with a message', async () => {
    for (const [dto, field] of richFields())
      for (const picture of PICTURES)
        expect(await sent(dto, field, picture)).toEqual({ refused: RICH_TEXT_MESSAGES.picture });
  });

  it('accept at most 200 kB, counted in bytes, with a message otherwise', async () => {
    for (const [dto, field] of richFields()) {
      expect(await sent(dto, field, 'é'.repeat(100_001))).toEqual({ refused: RICH_TEXT_MESSAGES.tooLong });
      expect((await sent(dto, field, 'é'.repeat(100_000))).refused).toBeUndefined();
    }
  });

  it.each([null, 5, {}, ['<p>a</p>'], true])('refuse %p for a required rich text', async (value) => {
    for (const [dto, field] of richFields()) {
      const { value: read, refused } = await sent(dto, field, value);
      // Absent, or emptied by the author of a draft.
      const isNothing = value === null && (read === null || read === '');
      expect(isNothing || refused !== undefined).toBe(true);
    }
  });
}

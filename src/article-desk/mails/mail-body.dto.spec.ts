import { RequestValidationPipe } from '../../platform/http/request/validation.pipe';
import { AddressedMailDto, MailBodyDto } from './mail-body.dto';

const TEXT = { subject: 'A request', text: '<p>Dear colleague</p>' };

describe('the body of a mail', () => {
  const pipe = new RequestValidationPipe();
  const read = async (
    body: object,
    metatype: typeof MailBodyDto = MailBodyDto,
  ): Promise<Partial<MailBodyDto> | string[]> => {
    try {
      return (await pipe.transform({ ...TEXT, ...body }, { type: 'body', metatype })) as MailBodyDto;
    } catch (error) {
      return Object.keys((error as { details: object }).details);
    }
  };

  it('has recipients, or none at all for the suggested ones', async () => {
    expect(await read({ to: [' a@example.org '] })).toMatchObject({ to: ['a@example.org'] });
    expect(await read({})).toMatchObject(TEXT);
    expect(await read({ to: [] })).toEqual(['to']);
    expect(await read({ to: [1], cc: ['b'] })).toEqual(['to', 'cc']);
  });

  it('may have its addresses as one text', async () => {
    const to = 'a@example.org, b@example.org; c@example.org;';
    const list = ['a@example.org', 'b@example.org', 'c@example.org'];
    expect(await read({ to, cc: ' a@example.org' })).toMatchObject({ to: list, cc: ['a@example.org'] });
    const withoutCc = await read({ to, cc: '' });
    expect(withoutCc).toMatchObject({ to: list });
    expect(withoutCc).toHaveProperty('cc', undefined);
    expect(await read({ to: '', cc: 'a b' })).toEqual(['to', 'cc']);
    expect(await read({ to: 'a@example.org, b' })).toEqual(['to']);
    expect(await read({ to: { a: 1 }, cc: 7 })).toEqual(['to', 'cc']);
    expect(await read({ to: '' }, AddressedMailDto)).toHaveProperty('to', undefined);
  });

  it('may have an empty list where the route knows the recipients', async () => {
    const body = await read({ to: [] }, AddressedMailDto);
    expect(body).toMatchObject(TEXT);
    expect(body).toHaveProperty('to', undefined);
    expect(await read({ to: [' a@example.org '] }, AddressedMailDto)).toMatchObject({ to: ['a@example.org'] });
    expect(await read({ to: [''] }, AddressedMailDto)).toEqual(['to']);
  });
});

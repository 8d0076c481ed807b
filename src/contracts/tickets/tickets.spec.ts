import { MAX_TICKET_NAME, RICH_TEXT_MESSAGES, TICKET_MESSAGES, ticketProblems, ticketResponseProblems } from '..';

const GOOD = { name: 'The upload stops', content: '<p>At 99%.</p>', type: 'BUG' };

describe('the rules of a ticket', () => {
  it.each<[string, Partial<typeof GOOD>, Record<string, string>]>([
    ['a good one', {}, {}],
    ['the longest subject', { name: ` ${'x'.repeat(MAX_TICKET_NAME)} ` }, {}],
    ['a longer one', { name: 'x'.repeat(MAX_TICKET_NAME + 1) }, { name: 'Max 200 characters allowed.' }],
    ['no subject', { name: ' ' }, { name: TICKET_MESSAGES.name }],
    ['no type', { type: '' }, { type: TICKET_MESSAGES.type }],
    ['a foreign type', { type: 'bug' }, { type: TICKET_MESSAGES.type }],
    ['markup without a text', { content: '<p>&nbsp;<br></p>' }, { content: TICKET_MESSAGES.content }],
    ['the longest text, in bytes', { content: 'é'.repeat(100_000) }, {}],
    ['a longer text', { content: 'é'.repeat(100_001) }, { content: RICH_TEXT_MESSAGES.tooLong }],
  ])('report what is wrong with %s', (_what, change, problems) => {
    expect(ticketProblems({ ...GOOD, ...change })).toEqual(problems);
  });

  it('list all missing fields, in the order of the form', () => {
    const problems = ticketProblems({ name: '', content: '', type: '' });
    expect(Object.entries(problems)).toEqual([
      ['name', TICKET_MESSAGES.name],
      ['type', TICKET_MESSAGES.type],
      ['content', TICKET_MESSAGES.content],
    ]);
  });

  it('require a text in an answer', () => {
    expect(ticketResponseProblems({ content: '<p></p>' })).toEqual({ content: TICKET_MESSAGES.response });
    expect(ticketResponseProblems({ content: '<p>Yes.</p>' })).toEqual({});
  });
});

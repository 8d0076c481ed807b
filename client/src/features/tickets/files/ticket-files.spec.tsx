import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  MAX_TICKET_FILES,
  TICKET_FILE_BYTES,
  TICKET_FILE_MESSAGES,
  type TicketFile,
  type TicketView,
} from '@contracts';
import { type Answers, answerWith, holdCalls } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { aTicket } from '../../../../test/tickets';

const author = person('author');
const fileOf = (name: string): TicketFile => ({
  id: `id of ${name}`,
  name,
  size: 2048,
  location: `/api/files/${name}`,
});

function open(answers: Answers = {}, ticket: TicketView = aTicket()) {
  let sent = 0;
  const calls = answerWith({
    'GET /user': [200, author],
    'GET /ticket/7': [200, ticket],
    'POST /ticket-file': () => [200, fileOf(`file-${(sent += 1)}.png`)],
    'POST /ticket/7/response': [200, ticket],
    ...answers,
  });
  return { calls, ...renderApp('/tickets/editTicket/7', { session: sessionOf(author) }) };
}

const picture = (name = 'screen.png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const input = () => screen.findByLabelText('Files');
const attached = () => within(screen.getByRole('list', { name: 'Attached files' })).getAllByRole('link');
const names = () => attached().map((link) => link.textContent);

beforeEach(() => localStorage.clear());

describe('Files of a ticket', () => {
  it('are sent immediately, and become part of the answer', async () => {
    const { user, calls } = open();
    await user.upload(await input(), [picture(), picture('two.png')]);
    await waitFor(() => expect(names()).toEqual(['file-1.png', 'file-2.png']));
    expect(attached()[0]).toHaveAttribute('href', '/api/files/file-1.png');
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'See this.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument());
    const answer = calls.find(({ path }) => path === '/ticket/7/response');
    expect(answer?.body).toEqual({ content: 'See this.', files: ['id of file-1.png', 'id of file-2.png'] });
  });

  it('are received before the answer is sent', async () => {
    const { user, calls } = open();
    const receive = holdCalls('/ticket-file');
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'See this.');
    await user.upload(await input(), picture());
    await screen.findByText('Attaching screen.png');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(calls.some(({ path }) => path === '/ticket/7/response')).toBe(false);
    receive();
    await waitFor(() => expect(names()).toEqual(['file-1.png']));
  });

  it('are removed by their button', async () => {
    const { user, calls } = open({ 'POST /ticket-file/id of file-1.png/delete': [200, { success: true }] });
    await user.upload(await input(), picture());
    await user.click(await screen.findByRole('button', { name: 'Remove file-1.png' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument());
    expect(calls.some(({ path }) => path.endsWith('/delete'))).toBe(true);
  });

  it('are dropped on the text, or pasted as a picture; copied text stays text', async () => {
    open();
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    fireEvent.drop(field, { dataTransfer: { files: [picture()], types: ['Files'] } });
    await waitFor(() => expect(names()).toEqual(['file-1.png']));
    fireEvent.paste(field, { clipboardData: { files: [picture()], types: ['text/html', 'Files'] } });
    fireEvent.paste(field, { clipboardData: { files: [picture()], types: ['Files'] } });
    await waitFor(() => expect(names()).toEqual(['file-1.png', 'file-2.png']));
  });

  it.each([
    ['another kind', [new File(['a'], 'a.exe')], TICKET_FILE_MESSAGES.type, 0],
    ['a large one', [picture('a.png', TICKET_FILE_BYTES + 1)], TICKET_FILE_MESSAGES.size, 0],
    ['too many', Array.from({ length: MAX_TICKET_FILES + 1 }, () => picture()), TICKET_FILE_MESSAGES.tooMany, 5],
  ])('are refused before they are sent: %s', async (_what, files, message, sent) => {
    const { calls } = open();
    fireEvent.change(await input(), { target: { files } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/ticket-file')).toHaveLength(sent));
  });

  it('show why the server refused one, and keep the other files', async () => {
    let count = 0;
    const refusal = { statusCode: 422, message: 'This picture cannot be read.', code: 'RULE_BROKEN' };
    const { user } = open({
      'POST /ticket-file': () => ((count += 1) === 1 ? [422, refusal] : [200, fileOf('b.png')]),
    });
    await user.upload(await input(), [picture('a.png'), picture('b.png')]);
    expect(await screen.findByText('This picture cannot be read.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['b.png']));
  });

  it('are below the text that they belong to', async () => {
    open({}, aTicket({ files: [fileOf('broken.pdf')] }));
    const [message] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    const link = within(message as HTMLElement).getByRole('link', { name: 'broken.pdf' });
    expect(link).toHaveAttribute('target', '_blank');
  });
});

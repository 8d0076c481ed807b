import { screen, waitFor, within } from '@testing-library/react';
import type { GroupName, TicketReview } from '@contracts';
import { type Answers, answerWith, menuCounts } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { aReview, aTicketCard } from '../../../../test/tickets';

const some = aReview({
  awaiting: [aTicketCard(), aTicketCard({ id: '8', name: 'A question', type: 'GENERAL' })],
  closed: [aTicketCard({ id: '3', name: 'Settled', status: 'CLOSED' })],
});

function open(review: TicketReview, answers: Answers = {}, { group = 'assistant' as GroupName, search = '' } = {}) {
  const who = person(group);
  const calls = answerWith({ 'GET /user': [200, who], 'GET /ticket/all': [200, review], ...answers });
  return { calls, ...renderApp(`/ticketsReview${search}`, { session: sessionOf(who) }) };
}

/** Opens the screen with one call left unanswered until the returned function is called. */
function holdBack(call: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith({ 'GET /user': [200, person('assistant')], 'GET /ticket/all': [200, some] });
  const answer = jest.mocked(globalThis.fetch).getMockImplementation();
  if (!answer) throw new Error('No answers are set.');
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    if (new Request(input).url.includes(call)) await held;
    return answer(input, init);
  });
  renderApp('/ticketsReview', { session: sessionOf(person('assistant')) });
  return release;
}

const ALL_THIRTY = { awaiting: 30, open: 0, closed: 0 };

const section = (name: RegExp) => screen.findByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

describe('The review of all tickets', () => {
  it('has three sections with counts; the closed one is collapsed', async () => {
    open(some);
    expect(await section(/^Awaiting answer 2 tickets$/)).toHaveAttribute('aria-expanded', 'true');
    expect(await section(/^Open 0 tickets$/)).toHaveAttribute('aria-expanded', 'true');
    expect(await section(/^Closed 1 ticket$/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Settled')).not.toBeInTheDocument();
    expect(screen.getByText('No results')).toBeInTheDocument();
  });

  it('keeps in the address which sections are unfolded', async () => {
    const { user, router } = open(some);
    await user.click(await section(/^Closed/));
    expect(await screen.findByRole('link', { name: 'Settled' })).toBeInTheDocument();
    expect(new URLSearchParams(router.state.location.search).get('open')).toBe('awaiting,open,closed');
  });

  it('shows on each card status, name, id, date and type', async () => {
    open(some);
    const card = await screen.findByRole('article', { name: 'The upload stops' });
    for (const text of ['Awaiting answer', '#7', '3 Mar 2026', /Something does not work/])
      expect(within(card).getByText(text)).toBeInTheDocument();
    const link = within(card).getByRole('link', { name: 'The upload stops' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/tickets\/editTicket\/7$/));
  });

  it('shows a spinner in each section while the tickets load', async () => {
    const release = holdBack('/ticket/all?size=24');
    expect(await screen.findByRole('progressbar', { name: 'Loading tickets' })).toBeVisible();
    // The second section becomes visible with the first one's tickets, which would push it down.
    expect(screen.getAllByRole('progressbar', { hidden: true })).toHaveLength(2);
    release();
    expect(await section(/2 tickets/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('deletes after a confirmation, and the focus moves to the heading of the section', async () => {
    let now = some;
    const { user, calls } = open(some, {
      'GET /ticket/all': () => [200, now],
      'POST /ticket/7/delete': () => {
        now = aReview({ awaiting: some.awaiting.slice(1), closed: some.closed });
        return [200, { message: 'Successfully deleted' }];
      },
    });
    await user.click(await screen.findByRole('button', { name: "Delete the ticket 'The upload stops'" }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want delete?' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete the ticket' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The upload stops' })).not.toBeInTheDocument());
    const head = await section(/^Awaiting answer 1 ticket$/);
    await waitFor(() => expect(head).toHaveFocus());
    expect(screen.getAllByText('Successfully deleted')).not.toHaveLength(0);
  });

  it('requests a type and words, and keeps them in the address', async () => {
    const { user, calls, router } = open(some);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'General question');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'upload');
    const last = () => calls.filter(({ path, query }) => path === '/ticket/all' && query.get('size') !== '1').at(-1);
    await waitFor(() => expect(last()?.query.get('q')).toBe('upload'));
    expect(last()?.query.get('type')).toBe('GENERAL');
    expect(router.state.location.search).toContain('q=upload');
  });

  it('gives advice when a search finds nothing', async () => {
    open(aReview(), {}, { search: '?q=nothing' });
    expect(await screen.findAllByText('No results')).toHaveLength(3);
    expect(screen.getAllByText('Try other words or another type.')).toHaveLength(3);
  });

  it('shows more on request, with the focus on the first new card', async () => {
    const many = Array.from({ length: 30 }, (_none, index) => aTicketCard({ id: `${index}`, name: `Ticket ${index}` }));
    let given = 24;
    const { user, calls } = open(some, {
      'GET /ticket/all': () => [200, { ...aReview({ awaiting: many.slice(0, given) }), totals: ALL_THIRTY }],
    });
    const more = await screen.findByRole('button', { name: 'Show more' });
    given = 30;
    await user.click(more);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ticket 24' })).toHaveFocus());
    expect(calls.at(-1)?.query.get('size')).toBe('120');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('can be loaded again after an error', async () => {
    let failing = true;
    const { user } = open(some, {
      'GET /ticket/all': () =>
        failing ? [503, { statusCode: 503, message: 'Not now', code: 'UNAVAILABLE' }] : [200, some],
    });
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section(/2 tickets/)).toBeInTheDocument();
  });

  it('has the count of its first section in the menu', async () => {
    const { user } = open(some, { 'GET /menu-counts': [200, menuCounts({ ticketsWaiting: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('link', { name: /^All tickets 2$/ })).toBeInTheDocument();
  });

  it('is not for authors and reviewers', async () => {
    const { calls } = open(some, {}, { group: 'reviewer' });
    expect(await screen.findByText("THE PAGE YOU'RE LOOKING FOR WAS NOT FOUND!")).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/ticket/all')).toBe(false);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { CalendarLink } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const rosa = person('reviewer');
const NONE: CalendarLink = { address: null, madeAt: null, lastReadOn: null };
const linkTo = (key: string, lastReadOn: string | null = null): CalendarLink => ({
  address: `https://journal.example.org/api/calendar/${key}.ics`,
  madeAt: '2026-03-01T08:00:00.000Z',
  lastReadOn,
});

/** A server that creates the links `one`, `two` and so on. */
function serve(first: CalendarLink, more: Answers = {}) {
  let link = first;
  const names = ['one', 'two'];
  return answerWith({
    'GET /user': [200, rosa],
    'GET /user/sessions': [200, []],
    'GET /calendar-link': () => [200, link],
    'POST /calendar-link': () => [200, (link = linkTo(names.shift() ?? 'more'))],
    'POST /calendar-link/end': () => {
      link = NONE;
      return [200, null];
    },
    ...more,
  });
}

const open = () => renderApp('/profile', { session: sessionOf(rosa) });
const card = async () => within(await screen.findByRole('region', { name: 'Due dates in your calendar' }));
const address = async () => (await card()).findByRole('textbox', { name: 'Calendar link' });

afterEach(() => jest.restoreAllMocks());

describe('Due dates in your calendar', () => {
  it('creates a link, shows it with a button to copy it, and says that no calendar has read it', async () => {
    serve(NONE);
    const { user } = open();
    await user.click(await (await card()).findByRole('button', { name: 'Create a calendar link' }));
    expect(await address()).toHaveValue('https://journal.example.org/api/calendar/one.ics');
    expect(await address()).toHaveAccessibleDescription(/without a password\. No calendar has read it yet\./);
    expect((await card()).getByRole('link', { name: /calendar program/ })).toHaveAttribute(
      'href',
      'webcal://journal.example.org/api/calendar/one.ics',
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click((await card()).getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('https://journal.example.org/api/calendar/one.ics');
  });

  it('says when a calendar read it last', async () => {
    serve(linkTo('one', '2026-03-04'));
    open();
    expect(await address()).toHaveAccessibleDescription(/A calendar last read it on 4 Mar 2026\./);
  });

  it('replaces the link after a confirmation', async () => {
    const calls = serve(linkTo('old'));
    const { user } = open();
    await user.click(await (await card()).findByRole('button', { name: 'Replace the link' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click((await card()).getByRole('button', { name: 'Replace the link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace the link?' }));
    await user.click(question.getByRole('button', { name: 'Replace the link' }));
    await waitFor(async () => expect(await address()).toHaveValue('https://journal.example.org/api/calendar/one.ics'));
  });

  it('ends the link after a confirmation', async () => {
    serve(linkTo('old'));
    const { user } = open();
    await user.click(await (await card()).findByRole('button', { name: 'Remove the link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the link?' }));
    await user.click(question.getByRole('button', { name: 'Remove the link' }));
    expect(await (await card()).findByRole('button', { name: 'Create a calendar link' })).toBeInTheDocument();
  });

  it('says why the link cannot be shown, and can try again', async () => {
    let fails = true;
    const failure = { statusCode: 500, message: 'Something went wrong.', code: 'INTERNAL' };
    serve(NONE, { 'GET /calendar-link': () => (fails ? [500, failure] : [200, linkTo('one')]) });
    const { user } = open();
    const again = await (await card()).findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await address()).toBeInTheDocument();
  });

  it('is hidden under login-as, and until the address is confirmed', async () => {
    const calls = serve(linkTo('one'), { 'GET /user': [200, { ...rosa, unproven: true }] });
    const acting = { ...rosa, actor: { id: 'user-otto', firstName: 'Otto', lastName: 'Other' } };
    const { unmount } = renderApp('/profile', { session: sessionOf(acting) });
    await screen.findByRole('textbox', { name: 'City' });
    unmount();
    open();
    await screen.findByRole('textbox', { name: 'City' });
    expect(screen.queryByRole('region', { name: 'Due dates in your calendar' })).toBeNull();
    expect(calls.some(({ path }) => path === '/calendar-link')).toBe(false);
  });
});

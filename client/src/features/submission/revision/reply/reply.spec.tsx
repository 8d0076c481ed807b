import { screen, waitFor, within } from '@testing-library/react';
import type { RebuttalAnswer } from '@contracts';
import { aFile } from '../../../../../test/articles';
import {
  article,
  author,
  openReply as open,
  REPLY_1,
  REPLY_2,
  savedReplies as saved,
  STORED,
} from '../../../../../test/review/replies';
import { draftCopy } from '../../../../shared/saving/draft-copy';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('The reply to the reviewers', () => {
  it('shows each point with its reply, and saves typed text when a field is left', async () => {
    const { user, calls } = open();
    expect(await screen.findByText('Where is the table?')).toBeInTheDocument();
    expect(screen.getByLabelText(REPLY_1)).toHaveValue('All who came.');
    expect(screen.getByText('1 of 2 points replied to')).toBeInTheDocument();
    await user.type(screen.getByLabelText(REPLY_2), 'Here');
    await user.tab();
    await waitFor(() => expect(saved(calls)).toHaveLength(1));
    expect(saved(calls)[0]).toEqual({
      ...{ opening: '', draftVersion: 3 },
      replies: [
        { point: 'p1', text: 'All who came.' },
        { point: 'p2', text: 'Here' },
      ],
    });
    expect(screen.getByText('2 of 2 points replied to')).toBeInTheDocument();
  });

  it('becomes the letter after a confirmation when points have no reply or a letter exists', async () => {
    const letter = aFile({ id: 'l', type: 'RebuttalLetter', revision: 1 });
    const { user, calls } = open({
      'GET /article/a1': [200, { ...article, files: [letter] }],
      'POST /article/a1/rebuttal/letter': [200, article],
    });
    await user.click(await screen.findByRole('button', { name: 'Make the letter of rebuttal' }));
    const question = '1 point has no reply yet. It replaces the current letter of this revision.';
    expect(await screen.findByText(question)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make the letter' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/article/a1/rebuttal/letter')).toBe(true));
  });

  it('does not show the cached answer of an earlier visit while it loads again', async () => {
    const seen: RebuttalAnswer[] = [STORED];
    const { user } = open({
      'GET /article/a1/rebuttal': () =>
        seen.length > 0 ? [200, seen.shift()] : [503, { statusCode: 503, message: 'Please try again later.' }],
    });
    expect(await screen.findByLabelText(REPLY_1)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Revision upload/ }));
    await user.click(screen.getByRole('tab', { name: /^Reply to the reviewers/ }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByLabelText(REPLY_1)).not.toBeInTheDocument();
  });

  it('offers text that never reached the server', async () => {
    draftCopy.store(`${author.id}:reply:a1`, 'earlier', { opening: 'Dear all', replies: {} });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore text' }));
    expect(screen.getByLabelText('Opening of the letter')).toHaveValue('Dear all');
  });

  it('asks which text to keep when another window has saved', async () => {
    const refusal = { statusCode: 409, code: 'CONFLICT', message: 'Changed.' };
    const seen = [STORED, { ...STORED, opening: 'Theirs', replies: { p2: 'Theirs' }, draftVersion: 8 }];
    const { user, calls } = open({
      'GET /article/a1/rebuttal': () => [200, seen.shift()],
      'POST /article/a1/rebuttal': (body) =>
        (body as { draftVersion?: number }).draftVersion === 8 ? [200, { draftVersion: 9 }] : [409, refusal],
    });
    await user.type(await screen.findByLabelText(REPLY_2), 'Mine');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(saved(calls)).toHaveLength(2));
    expect(screen.getByLabelText(REPLY_2)).toHaveValue('Mine');
    // Text that only the other window wrote is kept.
    expect(screen.getByLabelText('Opening of the letter')).toHaveValue('Theirs');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep this text' })).not.toBeInTheDocument());
    // Everything is saved, so the next visit must offer nothing of this one.
    await waitFor(() => expect(draftCopy.find(`${author.id}:reply:a1`)).toBeNull());
  });

  it('shows replies to points that are gone, apart from the others, until they are removed', async () => {
    const { user, calls } = open({
      'GET /article/a1/rebuttal': [200, { ...STORED, replies: { p1: 'All who came.', gone: 'On page 4.' } }],
    });
    const section = within(await screen.findByRole('region', { name: 'Replies to points that changed' }));
    expect(section.getByText('On page 4.')).toBeInTheDocument();
    expect(screen.getByText('1 of 2 points replied to')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Copy' }));
    expect(await screen.findAllByText('Copied.')).not.toHaveLength(0);
    await user.type(screen.getByLabelText(REPLY_2), 'Here');
    await user.tab();
    await waitFor(() => expect(saved(calls)).toHaveLength(1));
    expect(saved(calls)[0]).toMatchObject({ replies: expect.arrayContaining([{ point: 'gone', text: 'On page 4.' }]) });
    await user.click(section.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the reply' }));
    await waitFor(() => expect(screen.queryByText('On page 4.')).not.toBeInTheDocument());
  });
});

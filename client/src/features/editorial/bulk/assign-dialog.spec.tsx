import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { AssociateWorkload, TodoRow } from '@contracts';
import { type Answer, answerWith } from '../../../../test/answers';
import { aCard, anArticle } from '../../../../test/articles';
import { person, sessionOf } from '../../../../test/render-app';
import { makeStore } from '../../../shared/state/store';
import { AssignDialog } from './assign-dialog';

const ROW: TodoRow = {
  ...aCard({ status: 'REVIEWER_SELECTION', actions: ['assign-associate'], version: 7 }),
  ...{ reviewers: [], lateDays: null, associateEditor: null, associateDueDate: null, reviewerRequired: 2 },
  ...{ reviewersAgreed: 0, reviewersCompleted: 0, nextReviewerDueDate: null, overdueDays: null },
};
const ASSOCIATE: AssociateWorkload = {
  ...{ id: 'ae', firstName: 'Ingrid', lastName: 'Bauer', institute: null, areasOfExpertise: 'Cardiology' },
  ...{ currentAssignments: 4, waitingForThem: 4, underReview: 0, withAuthors: 0, inCheck: 0, overdue: 1 },
  nextDueDate: '2026-03-03T10:00:00.000Z',
};
const STALE = 'This article was changed by Edith Editor.';

afterEach(() => jest.restoreAllMocks());

/** The dialog after one press of 'Assign', on an article that another person has changed in the meantime to version 9. */
async function assign(post: (version: number) => Answer) {
  const calls = answerWith({
    'GET /article/associate/workload': [200, [ASSOCIATE]],
    'GET /article/a1': [200, anArticle({ version: 9 })],
    'GET /article/a1/editor/get-associate-mails': [
      200,
      { to: ['i@example.org'], cc: [], language: 'en', subject: 'S', message: '', dueAt: null },
    ],
    'POST /article/a1/editor/assign-associate': (body) => post((body as { version: number }).version),
  });
  const onClose = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <Provider store={makeStore(sessionOf(person('editor')))}>
      <AssignDialog rows={[ROW]} onClose={onClose} />
    </Provider>,
  );
  const group = within(await screen.findByRole('radiogroup', { name: /^Associate editor/ }));
  await user.click(group.getByRole('radio', { name: /^Ingrid Bauer ?Holds 4 articles ?, 1 overdue · Cardiology$/ }));
  await user.click(screen.getByRole('button', { name: 'Assign 1 article' }));
  const sent = () => calls.filter(({ path }) => path.endsWith('/assign-associate')).map(({ body }) => body);
  return { user, onClose, sent };
}

const answer = (version: number): Answer =>
  version === 9 ? [200, anArticle({ version: 10 })] : [409, { statusCode: 409, message: STALE, code: 'STALE_VERSION' }];

it('assigns an article that another person changed on the second try, after saying so', async () => {
  const { user, onClose, sent } = await assign(answer);
  expect(await screen.findByText(STALE)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  // The server would otherwise take the language of the reader, which the text need not have.
  expect(sent()).toMatchObject([
    { version: 7, language: 'en' },
    { version: 9, language: 'en' },
  ]);
});

it('says so also if the first try failed for another reason', async () => {
  let isAway = true;
  const away: Answer = [503, { statusCode: 503, message: 'Not now', code: 'UNAVAILABLE' }];
  const { user, onClose, sent } = await assign((version) => (isAway ? away : answer(version)));
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText(STALE)).toBeInTheDocument();
  expect(sent()).toMatchObject([{ version: 7 }, { version: 7 }]);
  expect(onClose).not.toHaveBeenCalled();
});

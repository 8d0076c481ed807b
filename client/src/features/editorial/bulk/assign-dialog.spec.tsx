import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { TodoRow } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { aCard, anArticle } from '../../../../test/articles';
import { person, sessionOf } from '../../../../test/render-app';
import { makeStore } from '../../../shared/state/store';
import { AssignDialog } from './assign-dialog';

const ROW: TodoRow = {
  ...aCard({ status: 'REVIEWER_SELECTION', actions: ['assign-associate'], version: 7 }),
  ...{ reviewers: [], lateDays: null, associateEditor: null, associateDueDate: null, reviewerRequired: 2 },
  ...{ reviewersAgreed: 0, reviewersCompleted: 0, nextReviewerDueDate: null, overdueDays: null },
};
const ASSOCIATE = { id: 'ae', firstName: 'Ingrid', lastName: 'Bauer', currentAssignments: 4 };
const STALE = 'This article was changed by Edith Editor.';

afterEach(() => jest.restoreAllMocks());

it('assigns an article that another person changed on the second try, after saying so', async () => {
  const calls = answerWith({
    'GET /article/associate/workload': [200, [ASSOCIATE]],
    'GET /article/a1': [200, anArticle({ version: 9 })],
    'GET /article/a1/editor/get-associate-mails': [
      200,
      { to: ['i@example.org'], cc: [], language: 'en', subject: 'S', message: '', dueAt: null },
    ],
    'POST /article/a1/editor/assign-associate': (body) =>
      (body as { version: number }).version === 9
        ? [200, anArticle({ version: 10 })]
        : [409, { statusCode: 409, message: STALE, code: 'STALE_VERSION' }],
  });
  const onClose = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <Provider store={makeStore(sessionOf(person('editor')))}>
      <AssignDialog rows={[ROW]} onClose={onClose} />
    </Provider>,
  );
  await screen.findByRole('option', { name: 'Ingrid Bauer, 4 articles now' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Associate editor' }), 'ae');
  await user.click(screen.getByRole('button', { name: 'Assign 1 article' }));
  expect(await screen.findByText(STALE)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = calls.filter(({ path }) => path.endsWith('/assign-associate')).map(({ body }) => body);
  // The server would otherwise take the language of the reader, which the text need not have.
  expect(sent).toMatchObject([
    { version: 7, language: 'en' },
    { version: 9, language: 'en' },
  ]);
});

import { screen } from '@testing-library/react';
import { aCard, anArticle } from '../../../../test/articles';
import { draftIs, openWizard } from '../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('Editing a draft', () => {
  it('continues at the step where its author left it', async () => {
    const first = openWizard('/manuscript/submit/a1?step=3', draftIs());
    expect(await screen.findByRole('heading', { name: 'Reviewers', level: 2 })).toBeInTheDocument();
    first.unmount();
    const { user } = openWizard('/manuscript/draft', {
      'GET /article/a1': [200, anArticle()],
      'GET /article/my-list-with-status': [200, [aCard({ status: 'DRAFT' })]],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { name: 'Reviewers', level: 2 })).toBeInTheDocument();
  });

  it('begins at the first step in another browser', async () => {
    const { user } = openWizard('/manuscript/draft', {
      'GET /article/a1': [200, anArticle()],
      'GET /article/my-list-with-status': [200, [aCard({ status: 'DRAFT' })]],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { name: 'General information', level: 2 })).toBeInTheDocument();
  });
});

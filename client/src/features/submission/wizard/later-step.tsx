import type { ArticleView } from '@contracts';
import { AuthorsStep } from './authors/authors-step';
import { FilesStep } from './files-step';
import { OverviewStep } from './overview/overview-step';
import { ReviewersStep } from './reviewers/reviewers-step';
import type { WizardState } from './use-wizard';

/** The steps after the first; they need the draft on the server. */
export function LaterStep({ wizard, article }: { wizard: WizardState; article: ArticleView }) {
  const { draft, step, shown } = wizard;
  const { fields, change, adopt } = draft;
  const missing = shown[step] ?? {};
  const setAuthors = async (authorsIds: string[], changedAuthors: string[]): Promise<boolean> =>
    (await draft.save({ authorsIds, changedAuthors })) !== null;
  if (step === 1)
    return (
      <AuthorsStep article={article} message={missing['authors']} setAuthors={setAuthors} isRefused={draft.isRefused} />
    );
  if (step === 2) {
    const ensureDraft = (): Promise<ArticleView | null> => draft.save();
    return <ReviewersStep {...{ fields, missing, change, article, ensureDraft, adopt }} />;
  }
  if (step === 3) return <FilesStep article={article} message={missing['files']} adopt={adopt} />;
  return (
    <OverviewStep
      article={article}
      fields={fields}
      change={change}
      consent={wizard.consent}
      setConsent={wizard.setConsent}
      open={wizard.open}
      beforeOverview={() => draft.save()}
      onMade={adopt}
    />
  );
}

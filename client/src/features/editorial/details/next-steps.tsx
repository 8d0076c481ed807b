import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import type { ArticleAction, ArticleView } from '@contracts';
import { ManageFilesButton } from '../shared/manage-files-button';

interface Step {
  action: ArticleAction;
  label: string;
  path: string;
}

/** The office's next steps; the first one that is open is the primary action. */
const NEXT: readonly Step[] = [
  { action: 'pass-check', label: 'Check manuscript', path: '/checkManuscript' },
  { action: 'decide', label: 'Decide on status', path: '/decideOnStatus' },
  { action: 'advise', label: 'Decide on status', path: '/decideOnStatus' },
  { action: 'choose-reviewers', label: 'Choose reviewers', path: '/reviewerSelection' },
];
const OTHERS: readonly Step[] = [
  { action: 'choose-reviewers', label: 'Choose reviewers', path: '/reviewerSelection' },
  { action: 'override', label: 'Override', path: '/overrideArticle' },
];

/** Steps of the office. An author's own steps have separate pages. */
function open(article: ArticleView, steps: readonly Step[]): Step[] {
  if (!article.actions.includes('see-log')) return [];
  return steps.filter(({ action }) => article.actions.includes(action));
}

/** While reviewers are missing, selecting them takes precedence over a decision. */
function nextOf(article: ArticleView): Step | undefined {
  const steps = open(article, NEXT);
  const choosing = article.status === 'REVIEWER_SELECTION' || article.status === 'ASSOCIATE_EDITOR';
  return (choosing ? steps.find((step) => step.action === 'choose-reviewers') : undefined) ?? steps[0];
}

export function NextStep({ article }: { article: ArticleView }) {
  const navigate = useNavigate();
  const next = nextOf(article);
  if (!next) return null;
  return (
    <Button appearance="primary" onClick={() => void navigate(`${next.path}/${article.id}`)}>
      {next.label}
    </Button>
  );
}

export function OtherSteps({ article }: { article: ArticleView }) {
  const navigate = useNavigate();
  const next = nextOf(article);
  return (
    <>
      <ManageFilesButton article={article} />
      {open(article, OTHERS)
        .filter(({ path }) => path !== next?.path)
        .map(({ label, path }) => (
          <Button key={path} onClick={() => void navigate(`${path}/${article.id}`)}>
            {label}
          </Button>
        ))}
    </>
  );
}

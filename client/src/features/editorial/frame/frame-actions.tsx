import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ArticleAction, type ArticleView, t } from '@contracts';
import { WriteToAuthor } from './letter/write-to-author';

interface Step {
  action: ArticleAction;
  label: string;
  path: string;
}

/** The office's next steps; the first possible one is the primary action. */
const NEXT: readonly Step[] = [
  { action: 'pass-check', label: t('Check manuscript'), path: '/checkManuscript' },
  { action: 'decide', label: t('Decide on status'), path: '/decideOnStatus' },
  { action: 'advise', label: t('Decide on status'), path: '/decideOnStatus' },
  { action: 'choose-reviewers', label: t('Choose reviewers'), path: '/reviewerSelection' },
];
/** All steps, in the order of an article's lifecycle; Override last. */
const ALL: readonly Step[] = [
  { action: 'pass-check', label: t('Check manuscript'), path: '/checkManuscript' },
  { action: 'choose-reviewers', label: t('Choose reviewers'), path: '/reviewerSelection' },
  { action: 'decide', label: t('Decide on status'), path: '/decideOnStatus' },
  { action: 'manage-files', label: t('Manage files'), path: '/manageFiles' },
  { action: 'override', label: t('Override'), path: '/overrideArticle' },
];

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '@media print': { display: 'none' } },
  reason: { maxWidth: '320px', whiteSpace: 'normal' },
});

/** While reviewers are missing, selecting them takes precedence over a decision. */
function nextOf({ actions, status }: ArticleView): Step | undefined {
  const steps = NEXT.filter(({ action }) => actions.includes(action));
  const choosing = status === 'REVIEWER_SELECTION' || status === 'ASSOCIATE_EDITOR';
  return (choosing ? steps.find(({ action }) => action === 'choose-reviewers') : undefined) ?? steps[0];
}

/** The next step for this person, and a menu with the other steps. A step that is not possible now shows the reason. */
export function FrameActions({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = nextOf(article);
  return (
    <div className={styles.actions}>
      <WriteToAuthor article={article} />
      {next && !pathname.startsWith(`${next.path}/`) && (
        <Button appearance="primary" onClick={() => void navigate(`${next.path}/${article.id}`)}>
          {next.label}
        </Button>
      )}
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Tooltip content={t('More actions')} relationship="label">
            <Button icon={<MoreHorizontalRegular />} />
          </Tooltip>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {ALL.map((step) => (
              <StepItem key={step.path} article={article} step={step} />
            ))}
            <MenuItem onClick={() => void navigate(`/articleDetails/${article.id}?tab=print`)}>{t('Print')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}

/** One step: a link, or disabled with the reason. Nothing for a step that this person can never take. */
function StepItem({ article: { id, actions, refusals }, step }: { article: ArticleView; step: Step }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { action, label, path } = step;
  const mayAdvise = action === 'decide' && actions.includes('advise');
  if (actions.includes(action) || mayAdvise || (action === 'manage-files' && !refusals[action])) {
    return <MenuItem onClick={() => void navigate(`${path}/${id}`)}>{label}</MenuItem>;
  }
  const reason = refusals[action];
  if (reason === undefined) return null;
  return (
    <MenuItem disabled subText={<span className={styles.reason}>{reason}</span>}>
      {label}
    </MenuItem>
  );
}

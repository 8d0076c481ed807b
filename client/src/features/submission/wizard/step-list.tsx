import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { messageText, t } from '@contracts';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';
import { type Missing, STEPS } from './checks/missing';
import type { Tick } from './checks/ticks';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  // In forced-colours mode a transparent line is visible; a line in the colour of the page is not.
  step: {
    borderBottom: `${tokens.strokeWidthThick} solid transparent`,
    display: 'flex',
    '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  },
  current: {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight', borderBottomWidth: '4px' },
  },
});

interface Props {
  current: number;
  missing: Missing[];
  ticks: Tick[];
  /** False until there is a draft; only the first step can be opened then. */
  started: boolean;
  onGo(step: number): void;
}

/** The five steps, each with what is still missing. Any step can be opened once there is a draft. */
export function StepList({ current, missing, ticks, started, onGo }: Props) {
  const styles = useStyles();
  return (
    <nav aria-label={t('Steps of the submission')}>
      <ol className={styles.list}>
        {STEPS.map((name, index) => {
          const lacks = Object.values(missing[index] ?? {});
          return (
            <li key={name} className={mergeClasses(styles.step, index === current && styles.current)}>
              <Button
                appearance="subtle"
                aria-current={index === current ? 'step' : undefined}
                icon={<StepIcon tick={started ? (ticks[index] ?? 'open') : 'open'} />}
                disabled={!started && index > 0}
                title={lacks.map(messageText).join(' ')}
                onClick={() => onGo(index)}
              >
                {index + 1}. {name}
                {started && ticks[index] === 'lacking' && ` ${t('({count} missing)', { count: lacks.length })}`}
                {started && ticks[index] === 'done' && <VisuallyHidden> {t('(complete)')}</VisuallyHidden>}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepIcon({ tick }: { tick: Tick }) {
  if (tick === 'open') return <CircleRegular />;
  return tick === 'done' ? <CheckmarkCircleRegular /> : <WarningRegular />;
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { VisuallyHidden } from '../../display/visually-hidden';

const useStyles = makeStyles({
  late: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
});

/** 'late 2 d': the same words on every screen of staff, and '2 days late' for screen readers. */
export function LateWords({ days }: { days: number }) {
  return (
    <>
      <span aria-hidden>{t('late {lateDays} d', { lateDays: days })}</span>
      <VisuallyHidden>{t('{lateDays, plural, one {# day} other {# days}} late', { lateDays: days })}</VisuallyHidden>
    </>
  );
}

/** The words in the danger colour. The server counts the days, so that no screen shows another number. */
export function LateDays({ days }: { days: number }) {
  return (
    <span className={useStyles().late}>
      <LateWords days={days} />
    </span>
  );
}

import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
import { selectSavingPossible } from '../changes/saving-slice';
import { useAppSelector } from '../state/hooks';

const useStyles = makeStyles({
  row: {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
    paddingBlock: tokens.spacingVerticalXS,
  },
});

/**
 * For a form that the server could not process at this moment: one press sends it again unchanged. The button is never disabled, since a
 * browser without the stream of changes would not be notified that saving is possible again.
 * @param onAgain sends the form; without it, the press submits the surrounding form.
 */
export function SendAgain({ onAgain }: { onAgain?: () => void }) {
  const possible = useAppSelector(selectSavingPossible);
  const [wasAway, setWasAway] = useState(!possible);
  if (!possible && !wasAway) setWasAway(true);
  return (
    <div className={useStyles().row}>
      <Text role="status">{textOf(possible, wasAway)}</Text>
      <Button
        size="small"
        type={onAgain ? 'button' : 'submit'}
        appearance={possible && wasAway ? 'primary' : 'secondary'}
        onClick={onAgain}
      >
        {t('Send again')}
      </Button>
    </div>
  );
}

function textOf(possible: boolean, wasAway: boolean): string {
  if (!possible) return t('What you typed stays here until saving is possible again.');
  return wasAway ? t('Saving is possible again.') : t('What you typed is still here.');
}

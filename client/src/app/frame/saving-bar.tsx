import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { selectSavingPossible } from '../../shared/changes/saving-slice';
import { Rich } from '../../shared/language/rich';
import { useAppSelector } from '../../shared/state/hooks';

const useStyles = makeStyles({
  // Stays visible while the page scrolls, because it matters where a person types.
  bar: {
    borderRadius: 0,
    flexShrink: 0,
    position: 'sticky',
    top: '49px',
    zIndex: 2,
    '@media print': { display: 'none' },
  },
  // Only below, so that the text is level with the icon.
  body: { paddingBottom: tokens.spacingVerticalXS },
});

/** Shown while the server cannot save anything but everything can be read. */
export function SavingBar() {
  const styles = useStyles();
  const possible = useAppSelector(selectSavingPossible);
  if (possible) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar} role="status">
      <MessageBarBody className={styles.body}>
        <Rich
          text="<part>Saving is not possible at this moment.</part>You can go on reading. What you have typed stays on this page: send it when this message has gone."
          tags={{ part: (words) => <MessageBarTitle>{words}</MessageBarTitle> }}
        />
      </MessageBarBody>
    </MessageBar>
  );
}

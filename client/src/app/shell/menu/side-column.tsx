import { Button, makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components';
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand';
import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { SIGNED_IN_AS_HEIGHT } from '../signed-in-as-bar';
import { SideMenu } from './side-menu';
import { useStoredFlag } from './use-stored-flag';

const useStyles = makeStyles({
  // As high as the page, so that the menu itself never makes a page longer than its content.
  column: {
    contain: 'size',
    flexShrink: 0,
    width: '228px',
    boxSizing: 'border-box',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { display: 'none' },
  },
  rail: { width: '49px' },
  stay: {
    position: 'sticky',
    top: '49px',
    maxHeight: 'min(100%, calc(100vh - 49px))',
    boxSizing: 'border-box',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: '10px 8px',
  },
  narrow: { padding: '10px 6px' },
  belowBar: {
    top: `calc(49px + ${SIGNED_IN_AS_HEIGHT})`,
    maxHeight: `min(100%, calc(100vh - 49px - ${SIGNED_IN_AS_HEIGHT}))`,
  },
  fold: { alignSelf: 'flex-start', color: tokens.colorNeutralForeground3 },
});

interface SideColumnProps {
  routes: RouteObject[];
  /** True in a login-as session, whose bar stays above. */
  acting: boolean;
}

/** The menu next to the page; it collapses to a rail of icons. */
export function SideColumn({ routes, acting }: SideColumnProps) {
  const styles = useStyles();
  const [rail, setRail] = useStoredFlag('quire-menu-rail');
  const name = rail ? t('Show menu labels') : t('Show icons only');
  return (
    <div className={mergeClasses(styles.column, rail && styles.rail)}>
      <div className={mergeClasses(styles.stay, rail && styles.narrow, acting && styles.belowBar)}>
        <SideMenu routes={routes} rail={rail} />
        <Tooltip relationship="label" positioning="after" content={name}>
          <Button
            appearance="subtle"
            className={styles.fold}
            icon={rail ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
            onClick={() => setRail(!rail)}
          />
        </Tooltip>
      </div>
    </div>
  );
}

import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import type { RouteObject } from 'react-router-dom';
import { t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { CloseButton } from '../../../shared/buttons/close-button';
import { JournalSign } from '../journal-mark';
import { SideMenu } from './side-menu';

interface MenuDrawerProps {
  open: boolean;
  routes: RouteObject[];
  onClose: () => void;
}

const useStyles = makeStyles({
  body: { paddingInline: tokens.spacingHorizontalM },
  journal: { display: 'flex', alignItems: 'center', gap: '10px' },
});

/** The menu on screens too narrow to show it next to the page. */
export function MenuDrawer({ open, routes, onClose }: MenuDrawerProps) {
  const styles = useStyles();
  const { journalName } = usePublicSettings();
  return (
    <OverlayDrawer open={open} onOpenChange={(_event, data) => !data.open && onClose()}>
      <DrawerHeader>
        <DrawerHeaderTitle action={<CloseButton label={t('Close menu')} onClick={onClose} />}>
          <span className={styles.journal}>
            <JournalSign />
            {journalName}
          </span>
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <SideMenu routes={routes} onNavigate={onClose} />
      </DrawerBody>
    </OverlayDrawer>
  );
}

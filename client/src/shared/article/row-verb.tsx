import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { useNavigate } from 'react-router-dom';
import { t } from '@contracts';
import { IconButton } from '../buttons/icon-button';

const useStyles = makeStyles({
  actions: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  verb: { minWidth: 'auto', whiteSpace: 'nowrap' },
});

interface RowVerbProps {
  /** Added to the button's name for assistive technology. */
  articleId: string;
  verb: string;
  primary?: boolean;
  onVerb: () => void;
  /** The other actions with their addresses, in the '...' menu; without any, there is no menu. */
  menu?: readonly MenuEntry[];
}

interface MenuEntry {
  label: string;
  path: string;
}

/** One button for the next step; everything else is in a menu. */
export function RowVerb({ articleId, verb, primary, onVerb, menu = [] }: RowVerbProps) {
  const styles = useStyles();
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        data-verb
        className={styles.verb}
        appearance={primary ? 'primary' : 'secondary'}
        aria-label={`${verb} #${articleId}`}
        onClick={onVerb}
      >
        {verb}
      </Button>
      {menu.length > 0 && <More articleId={articleId} menu={menu} />}
    </span>
  );
}

function More({ articleId, menu }: { articleId: string; menu: readonly MenuEntry[] }) {
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <IconButton
          size="small"
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          label={t('More actions for {number}', { number: `#${articleId}` })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {menu.map(({ label, path }) => (
            <MenuItem key={label} onClick={() => void navigate(path)}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

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
import type { TodoRow } from '@contracts';
import { nextStep } from './next-step';

const useStyles = makeStyles({
  actions: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  verb: { minWidth: 'auto', whiteSpace: 'nowrap' },
});

interface RowActionsProps {
  row: TodoRow;
  onRemind: (row: TodoRow) => void;
}

/** One button for what comes next; everything else is in a menu, with Override last. */
export function RowActions({ row, onRemind }: RowActionsProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { verb, path, reminds } = nextStep(row);
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        data-verb
        className={styles.verb}
        appearance={reminds ? 'primary' : 'secondary'}
        aria-label={`${verb} #${row.articleId}`}
        onClick={() => (reminds ? onRemind(row) : void navigate(path))}
      >
        {verb}
      </Button>
      <RowMenu row={row} />
    </span>
  );
}

function RowMenu({ row }: { row: TodoRow }) {
  const navigate = useNavigate();
  const { path, reminds } = nextStep(row);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={`More for #${row.articleId}`}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => void navigate(`/articleDetails/${row.id}`)}>Details</MenuItem>
          {row.actions.includes('see-log') && (
            <MenuItem onClick={() => void navigate(`/manageFiles/${row.id}`)}>Manage files</MenuItem>
          )}
          {reminds && <MenuItem onClick={() => void navigate(path)}>Reviewer selection</MenuItem>}
          {row.actions.includes('override') && (
            <MenuItem onClick={() => void navigate(`/overrideArticle/${row.id}`)}>Override</MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

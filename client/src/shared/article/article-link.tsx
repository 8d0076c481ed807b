import { Link } from 'react-router-dom';

/** The number of a manuscript, which leads to its page. @param id null: there is none that the reader may open. */
export const ArticleLink = ({ id, label }: { id: string | null; label: string }) =>
  id === null ? <>{label}</> : <Link to={`/articleDetails/${id}`}>{label}</Link>;

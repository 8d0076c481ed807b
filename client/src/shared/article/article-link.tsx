import { Link } from 'react-router-dom';

/** The number of a manuscript, as a link to its page. @param id null if the reader may open no page of it. */
export const ArticleLink = ({ id, label }: { id: string | null; label: string }) =>
  id === null ? <>{label}</> : <Link to={`/articleDetails/${id}`}>{label}</Link>;

/** Replaces style sheets and pictures in the client's tests. */
module.exports = '';

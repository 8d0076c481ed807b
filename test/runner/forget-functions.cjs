/**
 * Removes the functions of a file's tests and hooks once it has ended. Jest Circus stores the running test with each timer and socket
 * that begins in it (AsyncLocalStorage): one that lives on, such as the expiry of a rate limit, kept the whole application of the file,
 * 5 MB, and after a hundred files a worker had to begin anew.
 */
function forgetFunctions(block) {
  for (const hook of block.hooks) hook.fn = undefined;
  for (const test of block.tests) test.fn = undefined;
  for (const child of block.children) if (child.type === 'describeBlock') forgetFunctions(child);
}

/** For the `handleTestEvent` of an environment. */
module.exports = (event, state) => {
  if (event.name === 'teardown') forgetFunctions(state.rootDescribeBlock);
};

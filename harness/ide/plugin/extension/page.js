// The plugin's only page. The harness binds `received`, which returns the reply to a message.
chrome.runtime.onMessageExternal.addListener((message, sender, respond) => {
  globalThis.received(message, sender.id ?? '').then(({ first, answer }) => {
    // Do not wait for their answers: the reply follows at once.
    for (const call of first) chrome.runtime.sendMessage(sender.id, call).catch(() => {});
    respond(answer);
  });
  return true;
});

// The module exists on all of Apple's platforms. The sources only ask whether it does.

import GateStorage
import PromptGate

Writer(CommandLine.arguments).run()
